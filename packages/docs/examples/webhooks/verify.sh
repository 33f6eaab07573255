#!/bin/sh
# Verifies the signature of one delivery, for example to debug a receiver:
#
#   WORKLANE_WEBHOOK_SECRET=whsec_... sh verify.sh "$webhook_id" "$webhook_timestamp" "$webhook_signature" < body.json
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

case $2 in
'' | *[!0-9]*) fail 'webhook-timestamp must be in Unix seconds' ;;
esac
age=$(($(date +%s) - $2))
[ "${age#-}" -le 300 ] || fail 'webhook-timestamp is not within 5 minutes'

key=$(printf %s "${WORKLANE_WEBHOOK_SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \n')
expected=$({
  printf '%s.%s.' "$1" "$2"
  cat
} | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)

# A rotation of the secret adds a second signature.
for signature in $3; do
  if [ "$signature" = "v1,$expected" ]; then
    echo 'Valid signature'
    exit
  fi
done
fail 'Invalid signature'
