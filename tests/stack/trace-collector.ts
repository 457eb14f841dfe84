import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  events: z.array(z.object({ name: z.string() })).default([]),
  attributes: z.array(attribute).default([]),
});
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

type CollectedSpan = z.output<typeof span> & { service: string };

/** A collector of traces, as far as OTLP over HTTP with JSON goes: it keeps every span. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    json(request).then(
      (body) => {
        for (const { resource, scopeSpans } of sent.parse(body).resourceSpans) {
          const name = resource.attributes.find(({ key }) => key === 'service.name');
          const service = String(name?.value['stringValue']);
          for (const scope of scopeSpans) {
            spans.push(...scope.spans.map((one) => ({ ...one, service })));
          }
        }
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      },
      () => response.writeHead(400).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
