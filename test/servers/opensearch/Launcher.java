import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.http.HttpServerTransport;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;

/**
 * Runs one OpenSearch node on loopback: {@code Launcher HOME DATA PORT keep|remove}. Prints {@code ready URL}, or
 * {@code failed} with every cause, on standard output. The node ends when standard input closes, which happens however
 * the parent ends, or by SIGTERM; with {@code remove} the data folder goes with it.
 */
class Launcher {
  public static void main(String[] args) throws Exception {
    Path data = Path.of(args[1]);
    Node node;
    try {
      Settings settings = Settings.builder()
          .put("path.home", args[0])
          .put("path.data", data.toString())
          .put("path.logs", data.resolve("logs").toString())
          .put("discovery.type", "single-node")
          .put("network.host", "127.0.0.1")
          .put("http.port", args[2])
          .put("transport.port", "0")
          .put("node.processors", 2)
          .put("cluster.routing.allocation.disk.threshold_enabled", false)
          .put("action.auto_create_index", false)
          // Otherwise garbage that is not collected yet counts, and a request is refused at random with status 429.
          .put("indices.breaker.total.use_real_memory", false)
          .build();
      Environment environment = InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "node");
      node = new Node(environment).start();
    } catch (Throwable failure) {
      for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
        System.out.println("failed " + cause);
      }
      System.out.flush();
      // Threads of a node that started only in part would keep the process alive.
      Runtime.getRuntime().halt(1);
      return;
    }
    // Only the process that holds the folder's lock removes it.
    Runtime.getRuntime().addShutdownHook(new Thread(() -> end(node, args[3].equals("remove") ? data : null)));
    int port = node.injector().getInstance(HttpServerTransport.class).boundAddress().publishAddress().getPort();
    System.out.println("ready http://127.0.0.1:" + port);
    System.out.flush();
    while (System.in.read() >= 0) {
      // Nothing is sent on it: its end tells this process to stop.
    }
    System.exit(0);
  }

  private static void end(Node node, Path removed) {
    try {
      node.close();
      for (Path path : removed == null ? List.<Path>of() : Files.walk(removed).sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    } catch (IOException error) {
      System.out.println("failed " + error);
    }
  }
}
