<?php

// composer require standard-webhooks/standard-webhooks
// WORKLANE_WEBHOOK_SECRET=whsec_... php -S 127.0.0.1:3000 receiver.php

use StandardWebhooks\Exception\WebhookVerificationException;
use StandardWebhooks\Webhook;

require 'vendor/autoload.php';

$webhook = new Webhook(getenv('WORKLANE_WEBHOOK_SECRET'));

try {
    $event = $webhook->verify(file_get_contents('php://input'), array_change_key_case(getallheaders()));
} catch (WebhookVerificationException $exception) {
    http_response_code(401);
    exit($exception->getMessage());
}

// The record of a test message is an example: do not process it as a change.
$mark = ($event['test'] ?? false) ? 'test ' : '';
error_log("{$mark}{$event['type']} {$event['id']}");
http_response_code(204);
