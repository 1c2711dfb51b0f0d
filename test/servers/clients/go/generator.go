package main

import (
	"context"
	"net/http"
	"os"

	"clients/openapi"
)

func byGenerator() map[string]outcome {
	configuration := func(url string) *openapi.APIClient {
		settings := openapi.NewConfiguration()
		settings.Servers = openapi.ServerConfigurations{{URL: os.Getenv(url)}}
		return openapi.NewAPIClient(settings)
	}
	with := func(key string) context.Context {
		return context.WithValue(context.Background(), openapi.ContextAccessToken, os.Getenv(key))
	}
	query := openapi.NewSearchRequest("notice period")
	oneBase := openapi.NewSearchRequest("notice period")
	oneBase.SetBaseIds([]string{os.Getenv("BASE_ID")})
	oneBase.SetK(1)
	question := openapi.NewCopilotRequest("How long is the notice period?")
	question.SetBaseIds([]string{os.Getenv("BASE_ID")})
	everywhere := openapi.NewCopilotRequest("How long is the notice period?")
	api, later := configuration("API_URL"), configuration("LATER_URL")
	key := with("KC_API_KEY")
	return map[string]outcome{
		"health":        generated(api.KeyAPI.Health(key).Execute()),
		"bases":         generated(api.KnowledgeAPI.ListKnowledgeBases(key).Execute()),
		"search":        generated(api.KnowledgeAPI.SearchKnowledge(key).SearchRequest(*query).Execute()),
		"searchOneBase": generated(api.KnowledgeAPI.SearchKnowledge(key).SearchRequest(*oneBase).Execute()),
		"question":      generated(api.CopilotAPI.CopilotQuery(key).CopilotRequest(*question).IdempotencyKey("a-question-in-go").Execute()),
		"blankQuery":    generated(api.KnowledgeAPI.SearchKnowledge(key).SearchRequest(*openapi.NewSearchRequest(" ")).Execute()),
		"wrongKey":      generated(api.KeyAPI.Health(with("NO_KEY")).Execute()),
		"spent":         generated(api.CopilotAPI.CopilotQuery(with("SPENT_KEY")).CopilotRequest(*everywhere).Execute()),
		"laterHealth":   generated(later.KeyAPI.Health(key).Execute()),
		"laterBases":    generated(later.KnowledgeAPI.ListKnowledgeBases(key).Execute()),
		"laterSearch":   generated(later.KnowledgeAPI.SearchKnowledge(key).SearchRequest(*query).Execute()),
		"laterQuestion": generated(later.CopilotAPI.CopilotQuery(key).CopilotRequest(*question).Execute()),
	}
}

func generated[Data any](data *Data, response *http.Response, err error) outcome {
	refused, isRefused := err.(*openapi.GenericOpenAPIError)
	if err != nil && (!isRefused || response == nil || response.StatusCode == http.StatusOK) {
		panic(err)
	}
	if isRefused {
		return outcomeOf(response, nil, refused.Body())
	}
	return outcomeOf(response, data, nil)
}
