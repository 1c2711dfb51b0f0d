// A customer's programs: every call of the API, by the clients that OpenAPI Generator and oapi-codegen make for Go.
// Prints what came back as JSON.
package main

import (
	"encoding/json"
	"net/http"
	"os"
)

type outcome struct {
	Status    int             `json:"status"`
	RequestID bool            `json:"requestId"`
	Data      any             `json:"data,omitempty"`
	Error     json.RawMessage `json:"error,omitempty"`
}

// What came back: the data of a success, or the body of a refusal.
func outcomeOf(response *http.Response, data any, body []byte) outcome {
	found := outcome{Status: response.StatusCode, RequestID: response.Header.Get("x-request-id") != ""}
	if response.StatusCode == http.StatusOK {
		found.Data = data
	} else {
		found.Error = body
	}
	return found
}

func main() {
	calls := map[string]func() map[string]outcome{"openapi-generator": byGenerator, "oapi-codegen": byCodegen}
	if err := json.NewEncoder(os.Stdout).Encode(calls[os.Args[1]]()); err != nil {
		panic(err)
	}
}
