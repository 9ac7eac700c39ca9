import { brand, lightScheme } from '../palette.contract.ts';
import { type Html, html } from '../text/htmlTemplate.ts';
import type { ApiDescription, Operation } from './openapi.ts';

const styles = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:${lightScheme.text}}
summary{cursor:pointer;padding:.3rem 0}summary code{font-weight:600}pre{overflow:auto;background:${lightScheme.raised};padding:.75rem;font-size:.8rem}
h2{margin-top:2rem}p{white-space:pre-line}a:focus-visible,summary:focus-visible{outline:2px solid ${brand.lagoon}}`;

/** A part of an operation as indented JSON; renders nothing when the operation has no such part. */
function part(title: string, value: unknown): Html {
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty ? html`` : html`<h3>${title}</h3><pre>${JSON.stringify(value, null, 2)}</pre>`;
}

function section(method: string, path: string, operation: Operation): Html {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  return html`<details id="${operationId}"><summary><code>${method.toUpperCase()} ${path}</code> ${summary}</summary>
<p>${description}</p>${part('Parameters', parameters)}${part('Body', requestBody)}${part('Responses', responses)}</details>`;
}

/** The API description as a page that needs no script. */
export function apiDocsPage({ tags, paths, components }: ApiDescription): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const chapters = tags.map(({ name, description }) => {
    const sections = operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ method, path, operation }) => section(method, path, operation));
    return html`<h2>${name}</h2><p>${description}</p>${sections}`;
  });
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API · Safarnama</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${{ markup: styles }}</style></head><body>
<h1>The API of Safarnama</h1><p>For programs: <a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${chapters}<h2>Errors</h2>${part('Schemas and responses that the endpoints share', components)}</body></html>`
    .markup;
}
