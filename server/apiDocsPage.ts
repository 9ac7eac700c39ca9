import type { ApiDescription, Operation } from './platform/http/openapi.ts';
import { type Html, html } from './platform/text/markup.ts';

const styles = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}
summary{cursor:pointer;padding:.3rem 0}summary code{font-weight:600}pre{overflow:auto;background:#f5f4f1;padding:.75rem;font-size:.8rem}
h2{margin-top:2rem;text-transform:capitalize}p{white-space:pre-line}a:focus-visible,summary:focus-visible{outline:2px solid #0a5}`;

/** A part of an operation as indented JSON; nothing when the operation has no such part. */
function part(title: string, value: unknown): Html {
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty ? html`` : html`<h3>${title}</h3><pre>${JSON.stringify(value, null, 2)}</pre>`;
}

function section(method: string, path: string, operation: Operation): Html {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  return html`<details id="${operationId}"><summary><code>${method.toUpperCase()} ${path}</code> ${summary}</summary>
<p>${description}</p>${part('Parameters', parameters)}${part('Body', requestBody)}${part('Answers', responses)}</details>`;
}

/** The description as a page that needs no script. */
export function apiDocsPage({ paths, components }: ApiDescription): string {
  const byArea = new Map<string, Html[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const area = operation.tags[0] ?? '';
      byArea.set(area, [...(byArea.get(area) ?? []), section(method, path, operation)]);
    }
  }
  const areas = [...byArea].map(([area, sections]) => html`<h2>${area}</h2>${sections}`);
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API · Safarnama</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${{ markup: styles }}</style></head><body>
<h1>The API of Safarnama</h1><p>For programs: <a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${areas}<h2>Errors</h2>${part('Every error is answered alike', components)}</body></html>`.markup;
}
