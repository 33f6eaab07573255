// go get github.com/standard-webhooks/standard-webhooks/libraries/go
// WORKLANE_WEBHOOK_SECRET=whsec_... go run receiver.go
package main

import (
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

func main() {
	webhook, err := standardwebhooks.NewWebhook(os.Getenv("WORKLANE_WEBHOOK_SECRET"))
	if err != nil {
		log.Fatal(err)
	}
	http.HandleFunc("/", func(response http.ResponseWriter, request *http.Request) {
		body, err := io.ReadAll(request.Body)
		if err != nil {
			http.Error(response, err.Error(), http.StatusBadRequest)
			return
		}
		if err := webhook.Verify(body, request.Header); err != nil {
			http.Error(response, err.Error(), http.StatusUnauthorized)
			return
		}
		var event struct {
			Type, ID string
			Test     bool
		}
		if err := json.Unmarshal(body, &event); err != nil {
			http.Error(response, err.Error(), http.StatusBadRequest)
			return
		}
		if event.Test {
			// The record of a test message is an example: do not process it as a change.
			log.Println("test", event.Type, event.ID)
		} else {
			log.Println(event.Type, event.ID)
		}
		response.WriteHeader(http.StatusNoContent)
	})
	log.Fatal(http.ListenAndServe("127.0.0.1:3000", nil))
}
