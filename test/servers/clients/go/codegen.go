package main

import (
	"context"
	"net/http"
	"os"
	"strings"

	"clients/oapi"

	"github.com/google/uuid"
)

func byCodegen() map[string]outcome {
	client := func(url, key string) *oapi.ClientWithResponses {
		made, err := oapi.NewClientWithResponses(os.Getenv(url), oapi.WithRequestEditorFn(
			func(_ context.Context, request *http.Request) error {
				request.Header.Set("Authorization", "Bearer "+os.Getenv(key))
				return nil
			}))
		must(err)
		return made
	}
	ctx := context.Background()
	bases := []uuid.UUID{uuid.MustParse(os.Getenv("BASE_ID"))}
	one := 1
	text := "How long is the notice period?"
	idempotencyKey := "a-question-by-codegen"
	found := map[string]outcome{}
	answers := func(named func(string) string, api *oapi.ClientWithResponses, parameters *oapi.CopilotQueryParams) {
		health, err := api.HealthWithResponse(ctx)
		must(err)
		found[named("Health")] = outcomeOf(health.HTTPResponse, health.JSON200, health.Body)
		list, err := api.ListKnowledgeBasesWithResponse(ctx)
		must(err)
		found[named("Bases")] = outcomeOf(list.HTTPResponse, list.JSON200, list.Body)
		search, err := api.SearchKnowledgeWithResponse(ctx, oapi.SearchRequest{Query: "notice period"})
		must(err)
		found[named("Search")] = outcomeOf(search.HTTPResponse, search.JSON200, search.Body)
		question, err := api.CopilotQueryWithResponse(ctx, parameters, oapi.CopilotRequest{Question: text, BaseIds: &bases})
		must(err)
		found[named("Question")] = outcomeOf(question.HTTPResponse, question.JSON200, question.Body)
	}
	api := client("API_URL", "KC_API_KEY")
	answers(strings.ToLower, api, &oapi.CopilotQueryParams{IdempotencyKey: &idempotencyKey})
	answers(func(name string) string { return "later" + name }, client("LATER_URL", "KC_API_KEY"), &oapi.CopilotQueryParams{})
	oneBase, err := api.SearchKnowledgeWithResponse(ctx, oapi.SearchRequest{Query: "notice period", BaseIds: &bases, K: &one})
	must(err)
	found["searchOneBase"] = outcomeOf(oneBase.HTTPResponse, oneBase.JSON200, oneBase.Body)
	blank, err := api.SearchKnowledgeWithResponse(ctx, oapi.SearchRequest{Query: " "})
	must(err)
	found["blankQuery"] = outcomeOf(blank.HTTPResponse, blank.JSON200, blank.Body)
	wrongKey, err := client("API_URL", "NO_KEY").HealthWithResponse(ctx)
	must(err)
	found["wrongKey"] = outcomeOf(wrongKey.HTTPResponse, wrongKey.JSON200, wrongKey.Body)
	spent, err := client("API_URL", "SPENT_KEY").CopilotQueryWithResponse(ctx, &oapi.CopilotQueryParams{}, oapi.CopilotRequest{Question: text})
	must(err)
	found["spent"] = outcomeOf(spent.HTTPResponse, spent.JSON200, spent.Body)
	return found
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
