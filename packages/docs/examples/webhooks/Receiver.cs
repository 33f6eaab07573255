// dotnet new web
// dotnet add package StandardWebhooks.StandardWebhooks
// WORKLANE_WEBHOOK_SECRET=whsec_... dotnet run
using System.Net;
using System.Text.Json;
using StandardWebhooks;
using StandardWebhooks.Exceptions;

var webhook = new Webhook(Environment.GetEnvironmentVariable("WORKLANE_WEBHOOK_SECRET")!);
var app = WebApplication.CreateBuilder(args).Build();

app.MapPost("/", async (HttpRequest request) =>
{
    var headers = new WebHeaderCollection();
    foreach (var name in new[] { "webhook-id", "webhook-timestamp", "webhook-signature" })
    {
        headers[name] = request.Headers[name];
    }
    using var reader = new StreamReader(request.Body);
    var body = await reader.ReadToEndAsync();
    try
    {
        webhook.Verify(body, headers);
    }
    catch (WebhookVerificationException exception)
    {
        return Results.Problem(exception.Message, statusCode: 401);
    }
    using var payload = JsonDocument.Parse(body);
    var received = payload.RootElement;
    // The record of a test message is an example: do not process it as a change.
    var test = received.TryGetProperty("test", out var mark) && mark.ValueKind == JsonValueKind.True;
    Console.WriteLine($"{(test ? "test " : "")}{received.GetProperty("type")} {received.GetProperty("id")}");
    return Results.NoContent();
});

app.Run("http://127.0.0.1:3000");
