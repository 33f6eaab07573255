// Add com.standardwebhooks:standardwebhooks 1.1.1 or later and com.fasterxml.jackson.core:jackson-databind to the class path.
// WORKLANE_WEBHOOK_SECRET=whsec_... java -cp 'libraries/*' Receiver.java
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.standardwebhooks.Webhook;
import com.standardwebhooks.exceptions.WebhookVerificationException;
import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

public class Receiver {
    public static void main(String[] args) throws Exception {
        Webhook webhook = new Webhook(System.getenv("WORKLANE_WEBHOOK_SECRET"));
        ObjectMapper json = new ObjectMapper();
        int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "3000"));
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
        server.createContext("/", exchange -> {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            try {
                webhook.verify(body, exchange.getRequestHeaders());
                JsonNode event = json.readTree(body);
                // The record of a test message is an example: do not process it as a change.
                String mark = event.path("test").asBoolean() ? "test " : "";
                System.out.println(mark + event.path("type").asText() + " " + event.path("id").asText());
                exchange.sendResponseHeaders(204, -1);
            } catch (WebhookVerificationException exception) {
                exchange.sendResponseHeaders(401, -1);
            }
            exchange.close();
        });
        server.start();
    }
}
