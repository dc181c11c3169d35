import { type Endpoint, errorCodes, nothing } from '@kathok/contract';
import type { Contract } from './document.ts';
import { openApiPath } from './document.ts';
import { Html, html } from './html.ts';
import { accessWords, stepUpWords } from './operation.ts';
import { schemaWords } from './schema-words.ts';
import { jsonSchema, type JsonSchema, propertiesOf } from './schemas.ts';

/** The calls and the error codes, for people who write programs against them. */
export function docsPage(contract: Contract, version: string): string {
  const parts = Object.entries(contract);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API · Kathok Membership</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <div class="cornice"></div>
        <header>
          <h1>Kathok Membership API</h1>
          <p>Version ${version}. The same as OpenAPI: <a href="/api/openapi.json">openapi.json</a>.</p>
        </header>
        <nav aria-label="Parts">
          ${parts.map(([name]) => html`<a href="#${name}">${name}</a>`)}<a href="#problems">problems</a>
        </nav>
        <main>${parts.map(([name, endpoints]) => partSection(name, endpoints))} ${problemSection()}</main>
      </body>
    </html> `.text;
}

function partSection(name: string, endpoints: Record<string, Endpoint>): Html {
  const calls = Object.entries(endpoints).map(([call, endpoint]) =>
    endpointDetails(`${name}.${call}`, endpoint),
  );
  return html`<section id="${name}">
    <h2>${name}</h2>
    ${calls}
  </section>`;
}

function endpointDetails(id: string, endpoint: Endpoint): Html {
  const { method, status, answersFile } = endpoint;
  const answer = answersFile
    ? html`<p>A file, as an attachment.</p>`
    : schemaTable(jsonSchema(endpoint.response, 'output'));
  return html`<details id="${id}">
    <summary>
      <span class="method ${method.toLowerCase()}">${method}</span> <code>${openApiPath(endpoint.path)}</code>
      <span class="access">${accessWords(endpoint.access)}</span>
      <span class="what">${endpoint.summary}</span>
    </summary>
    ${inputTable('Path', endpoint.params)}${inputTable('Query', endpoint.query)}${inputTable(endpoint.encoding === 'multipart' ? 'Form' : 'Body', endpoint.body)}
    ${endpoint.idempotent ? html`<p>Takes an <code>Idempotency-Key</code>: the same key and body answer the same again.</p>` : html``}
    ${
      endpoint.asksProof
        ? html`<p>
            May answer <a href="#proof_required"><code>proof_required</code></a> with a
            <code>challenge</code>; solved, it goes into <code>Proof-Of-Work</code>.
          </p>`
        : html``
    }
    ${
      endpoint.stepUp === 'never'
        ? html``
        : html`<p>
            Asks once more who it is (${stepUpWords(endpoint.stepUp)}): answers
            <a href="#step_up_required"><code>step_up_required</code></a> with <code>ways</code>; what
            <a href="#auth.stepUp"><code>/auth/step-up</code></a> then answers goes into <code>Step-Up</code>.
          </p>`
    }
    <h3>Answer ${status}</h3>
    ${status === 204 ? html`<p>Nothing.</p>` : answer}
  </details>`;
}

function inputTable(title: string, schema: Endpoint['body']): Html {
  return schema === nothing
    ? html``
    : html`<h3>${title}</h3>
        ${schemaTable(jsonSchema(schema, 'input'))}`;
}

/** The fields of an object or of the objects in a list; those of objects within, beneath them. */
function schemaTable(schema: JsonSchema): Html {
  const rows = fieldRows(schema['type'] === 'array' ? (schema['items'] as JsonSchema) : schema, '');
  const intro = schema['type'] === 'array' ? html`<p>A list of:</p>` : html``;
  return html`${intro}
    <table>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}

function fieldRows(schema: JsonSchema, prefix: string): Html[] {
  const rows: Html[] = [];
  for (const { name, schema: field, isRequired } of propertiesOf(schema)) {
    const path = prefix + name;
    const words = isRequired ? schemaWords(field) : `${schemaWords(field)} (may be left out)`;
    rows.push(
      html`<tr>
        <th scope="row"><code>${path}</code></th>
        <td>${words}</td>
      </tr>`,
    );
    const inner = field['type'] === 'array' ? (field['items'] as JsonSchema) : field;
    rows.push(...fieldRows(inner, `${path}.`));
  }
  return rows;
}

function problemSection(): Html {
  const rows = Object.entries(errorCodes).map(
    ([code, [status, title]]) =>
      html`<tr id="${code}">
        <th scope="row"><code>${code}</code></th>
        <td class="num">${status}</td>
        <td>${title}</td>
      </tr>`,
  );
  return html`<section id="problems">
    <h2>problems</h2>
    <p>
      Every error is <code>application/problem+json</code> with one of these codes; failed validation names
      every field.
    </p>
    <table>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </section>`;
}
