import { z } from 'zod';
import type { Middleware } from 'koa';
import type { RequestState } from '../../request.ts';
import type { Route } from '../route.ts';
import { openApiDocument, type ApiFacts, type OpenApiDocument } from './openapi-document.ts';

const operation = z.object({
  summary: z.string(),
  security: z.array(z.unknown()),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean() })),
  requestBody: z.object({ content: z.unknown() }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string() })),
});
type Operation = z.infer<typeof operation>;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

const STYLE = `:root{color-scheme:dark light}
body{font:16px/1.55 system-ui,sans-serif;max-width:62rem;margin:3rem auto;padding:0 1.25rem}
h1{letter-spacing:-.02em}article{border:1px solid #8883;border-radius:14px;padding:1rem 1.25rem;margin:1rem 0}
h2{font:600 1rem ui-monospace,monospace;margin:0}h2 b{color:#e0795a;margin-right:.6rem}p{margin:.4rem 0}
pre{overflow:auto;background:#8881;border-radius:10px;padding:.8rem;font-size:.82rem}
small{opacity:.75}summary{cursor:pointer}`;

function folded(title: string, value: unknown): string {
  const json = escape(JSON.stringify(value, null, 2));
  return `<details><summary>${escape(title)}</summary><pre>${json}</pre></details>`;
}

function article(method: string, path: string, it: Operation): string {
  const parameters = it.parameters.map(({ name, in: part, required }) => {
    return `<code>${escape(name)}</code> <small>${part}${required ? '' : ', optional'}</small>`;
  });
  const body = it.requestBody ? folded('Request body', it.requestBody.content) : '';
  const answers = Object.entries(it.responses).map(
    ([status, { description }]) => `${status} ${escape(description)}`,
  );
  return `<article><h2><b>${method.toUpperCase()}</b>${escape(path)}</h2><p>${escape(it.summary)}</p>
<p><small>${it.security.length > 0 ? 'Needs a session' : 'Open to anyone'}</small></p>
${parameters.length > 0 ? `<p>${parameters.join(' · ')}</p>` : ''}${body}
<p><small>${answers.join(' · ')}</small></p></article>`;
}

function pageOf({ info, paths, components }: OpenApiDocument): string {
  const articles = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, it]) => article(method, path, operation.parse(it))),
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => folded(name, schema));
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(info.title)}</title><style>${STYLE}</style>
<h1>${escape(info.title)}</h1><p>${escape(info.description)}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>${articles.join('\n')}
<h1>Schemas</h1>${schemas.join('\n')}</html>`;
}

/**
 * Serves `/api/openapi.json`, and the same as a page at `/api/docs`: made once, of the routes, when
 * somebody first asks. Few do, and making it would hold up every start.
 */
export function apiDocs(routes: readonly Route[], facts: ApiFacts): Middleware<RequestState> {
  let document: OpenApiDocument | undefined;
  let page: string | undefined;
  return (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/api/openapi.json') {
      ctx.body = document ??= openApiDocument(routes, facts);
      return undefined;
    }
    if (ctx.path === '/api/docs') {
      ctx.type = 'html';
      ctx.body = page ??= pageOf((document ??= openApiDocument(routes, facts)));
      return undefined;
    }
    return next();
  };
}
