# gem install rack rackup webrick standardwebhooks
# WORKLANE_WEBHOOK_SECRET=whsec_... ruby receiver.rb
require 'rack'
require 'rackup'
require 'standardwebhooks'

webhook = StandardWebhooks::Webhook.new(ENV.fetch('WORKLANE_WEBHOOK_SECRET'))

receiver = lambda do |env|
  headers = {
    'webhook-id' => env['HTTP_WEBHOOK_ID'],
    'webhook-timestamp' => env['HTTP_WEBHOOK_TIMESTAMP'],
    'webhook-signature' => env['HTTP_WEBHOOK_SIGNATURE']
  }
  event = webhook.verify(env['rack.input'].read, headers)
  # The record of a test message is an example: do not process it as a change.
  mark = 'test ' if event['test']
  puts "#{mark}#{event['type']} #{event['id']}"
  [204, {}, []]
rescue StandardWebhooks::WebhookVerificationError => e
  [401, { 'content-type' => 'text/plain' }, [e.message]]
end

Rackup::Handler::WEBrick.run(receiver, Host: '127.0.0.1', Port: 3000)
