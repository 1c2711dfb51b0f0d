// A customer's program: every call of the API, by the client that OpenAPI Generator makes for Java. Prints what came
// back as JSON.
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.ApiResponse;
import org.openapitools.client.JSON;
import org.openapitools.client.api.CopilotApi;
import org.openapitools.client.api.KeyApi;
import org.openapitools.client.api.KnowledgeApi;
import org.openapitools.client.auth.HttpBearerAuth;
import org.openapitools.client.model.CopilotRequest;
import org.openapitools.client.model.SearchRequest;

public class Calls {
  private interface Call {
    ApiResponse<?> run() throws ApiException;
  }

  private static final UUID BASE = UUID.fromString(System.getenv("BASE_ID"));
  private static final SearchRequest QUERY = new SearchRequest().query("notice period");
  private static final CopilotRequest QUESTION =
      new CopilotRequest().question("How long is the notice period?").baseIds(List.of(BASE));

  private static ApiClient client(String url, String key) {
    ApiClient client = new ApiClient().setBasePath(System.getenv(url));
    ((HttpBearerAuth) client.getAuthentication("ApiKey")).setBearerToken(System.getenv(key));
    return client;
  }

  private static JsonObject outcome(Call call) {
    try {
      ApiResponse<?> response = call.run();
      JsonObject outcome = outcome(response.getStatusCode(), response.getHeaders());
      outcome.add("data", JSON.getGson().toJsonTree(response.getData()));
      return outcome;
    } catch (ApiException refused) {
      JsonObject outcome = outcome(refused.getCode(), refused.getResponseHeaders());
      outcome.add("error", JsonParser.parseString(refused.getResponseBody()));
      return outcome;
    }
  }

  private static JsonObject outcome(int status, Map<String, List<String>> headers) {
    JsonObject outcome = new JsonObject();
    outcome.addProperty("status", status);
    outcome.addProperty("requestId", headers.containsKey("x-request-id"));
    return outcome;
  }

  public static void main(String[] args) {
    JsonObject printed = new JsonObject();
    ApiClient api = client("API_URL", "KC_API_KEY");
    SearchRequest oneBase = new SearchRequest().query("notice period").baseIds(List.of(BASE)).k(1);
    printed.add("health", outcome(() -> new KeyApi(api).healthWithHttpInfo()));
    printed.add("bases", outcome(() -> new KnowledgeApi(api).listKnowledgeBasesWithHttpInfo()));
    printed.add("search", outcome(() -> new KnowledgeApi(api).searchKnowledgeWithHttpInfo(QUERY)));
    printed.add("searchOneBase", outcome(() -> new KnowledgeApi(api).searchKnowledgeWithHttpInfo(oneBase)));
    String idempotencyKey = "a-question-in-java";
    printed.add("question", outcome(() -> new CopilotApi(api).copilotQueryWithHttpInfo(QUESTION, idempotencyKey)));
    SearchRequest blank = new SearchRequest().query(" ");
    printed.add("blankQuery", outcome(() -> new KnowledgeApi(api).searchKnowledgeWithHttpInfo(blank)));
    ApiClient noKey = client("API_URL", "NO_KEY");
    printed.add("wrongKey", outcome(() -> new KeyApi(noKey).healthWithHttpInfo()));
    ApiClient spender = client("API_URL", "SPENT_KEY");
    CopilotRequest everywhere = new CopilotRequest().question("How long is the notice period?");
    printed.add("spent", outcome(() -> new CopilotApi(spender).copilotQueryWithHttpInfo(everywhere, null)));
    ApiClient later = client("LATER_URL", "KC_API_KEY");
    printed.add("laterHealth", outcome(() -> new KeyApi(later).healthWithHttpInfo()));
    printed.add("laterBases", outcome(() -> new KnowledgeApi(later).listKnowledgeBasesWithHttpInfo()));
    printed.add("laterSearch", outcome(() -> new KnowledgeApi(later).searchKnowledgeWithHttpInfo(QUERY)));
    printed.add("laterQuestion", outcome(() -> new CopilotApi(later).copilotQueryWithHttpInfo(QUESTION, null)));
    System.out.println(printed);
    // Its connections would keep the program alive for minutes.
    System.exit(0);
  }
}
