// Read by browsers as it is, in the page of the API: forms to try what it describes.

const el = (tag, attributes = {}, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value === true) made.setAttribute(name, '');
    else if (value !== undefined && value !== false) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

/** Kept nowhere but in its field: whoever leaves the page takes it along. */
const tokenField = el('input', {
  type: 'password',
  class: 'mono',
  autocomplete: 'off',
  spellcheck: 'false',
  placeholder: 'gluebird_…',
});
const radio = (value, text, checked) =>
  el('label', { class: 'choice' }, el('input', { type: 'radio', name: 'by', value, checked }), text);

/** Null where nobody is signed in. */
async function whoIsHere(caller) {
  if (!('signedIn' in caller.dataset)) return null;
  const answer = await fetch('/api/user');
  return (await answer.json()).user?.displayName ?? null;
}

const isByToken = () => document.querySelector('input[name=by]:checked')?.value === 'token';

function showCaller() {
  const session = el('span', {}, 'by the session of this browser');
  const tokenLabel = el(
    'label',
    { class: 'wide', hidden: true },
    'Access token, kept in this field only',
    tokenField,
  );
  const choices = el(
    'fieldset',
    { class: 'wide' },
    el('legend', {}, 'Calls are made'),
    radio('session', session, true),
    radio('token', 'by an access token (Profile, Settings)', false),
  );
  const search = el('input', { type: 'search', placeholder: 'such as crafts, likes or POST' });
  const found = el('p', { class: 'soft wide', role: 'status' });
  const form = el(
    'form',
    {},
    el('label', { class: 'wide' }, 'Find calls', search),
    found,
    choices,
    tokenLabel,
  );
  form.addEventListener('submit', (event) => event.preventDefault());
  choices.addEventListener('change', () => (tokenLabel.hidden = !isByToken()));
  search.addEventListener('input', () => filter(search.value, found));
  const caller = document.querySelector('#caller');
  caller.append(form);
  void whoIsHere(caller).then((name) =>
    name === null
      ? session.append(', in which nobody is signed in: ', el('a', { href: '/auth' }, 'sign in'))
      : session.append(`, as ${name}`),
  );
}

function filter(text, told) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const section of document.querySelectorAll('section')) {
    let isEmpty = true;
    for (const call of section.querySelectorAll('.call')) {
      const said = call.querySelector('summary').textContent.toLowerCase();
      call.hidden = !words.every((word) => said.includes(word));
      if (!call.hidden) count += 1;
      isEmpty &&= call.hidden;
    }
    section.hidden = isEmpty;
  }
  told.textContent = words.length === 0 ? '' : count === 1 ? '1 call' : `${count} calls`;
}

let description;
/** Asked for when the first form is opened. */
const describe = () => (description ??= fetch('/api/openapi.json').then((answer) => answer.json()));

/** A body that says what has to be said. */
function example(schema = {}) {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return example(schema.anyOf.find(({ type }) => type !== 'null'));
  if (schema.type === 'array') return [example(schema.items)];
  if (schema.properties) {
    const names = schema.required?.length ? schema.required : Object.keys(schema.properties);
    return Object.fromEntries(names.map((name) => [name, example(schema.properties[name])]));
  }
  return (
    { integer: schema.minimum > 0 ? schema.minimum : 0, number: 0, boolean: false, string: '' }[
      schema.type
    ] ?? null
  );
}

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function inputFor({ name, in: place, required, schema }) {
  const options = schema.enum ?? (schema.type === 'boolean' ? ['true', 'false'] : null);
  if (options)
    return el(
      'select',
      { name },
      ...(required ? [] : [el('option', { value: '' }, '–')]),
      ...options.map((value) => el('option', {}, String(value))),
    );
  const hint = schema.pattern ?? schema.type;
  return el('input', {
    name,
    class: 'mono',
    autocomplete: 'off',
    spellcheck: 'false',
    required: required && place === 'path',
    placeholder: hint,
    value: place === 'header' ? newKey() : undefined,
  });
}

/** Where a request goes and what it brings; throws in words for a person. */
function requestOf(call, operation, form) {
  const { method } = call.dataset;
  const headers = {};
  const query = new URLSearchParams();
  let { path } = call.dataset;
  for (const { name, in: place } of operation.parameters) {
    const value = form.elements.namedItem(name).value.trim();
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '' && place === 'query') query.set(name, value);
    else if (value !== '') headers[name] = value;
  }
  const text = form.elements.namedItem('body')?.value;
  if (text !== undefined) {
    headers['content-type'] = 'application/json';
    try {
      JSON.parse(text);
    } catch (error) {
      throw new Error(`The body is no JSON: ${error.message}`, { cause: error });
    }
  }
  if (isByToken()) headers['authorization'] = `Bearer ${tokenField.value.trim()}`;
  const url = `${path}${query.size > 0 ? `?${query}` : ''}`;
  return { url, method, headers, body: text, credentials: isByToken() ? 'omit' : 'same-origin' };
}

const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The same for a terminal; the token stays out of it. */
function curlOf({ url, method, headers, body }) {
  const said = { ...headers, authorization: undefined };
  const lines = Object.entries(said).flatMap(([name, value]) =>
    value ? [`-H ${quoted(`${name}: ${value}`)}`] : [],
  );
  return [
    `curl -X ${method} ${quoted(location.origin + url)}`,
    '-H "authorization: Bearer $GLUEBIRD_TOKEN"',
    ...lines,
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ');
}

async function shown(answer) {
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('application/json'))
    return el('pre', { tabindex: '0' }, JSON.stringify(await answer.json(), null, 2));
  const blob = await answer.blob();
  if (blob.size === 0) return el('p', { class: 'soft' }, 'Nothing else was said.');
  const href = URL.createObjectURL(blob);
  if (type.startsWith('image/')) return el('img', { src: href, alt: 'The picture that was answered' });
  return el('p', {}, el('a', { href, download: '' }, `Save the answer (${type})`));
}

async function send(request) {
  const begun = performance.now();
  const answer = await fetch(request.url, { ...request, redirect: 'error' });
  const body = await shown(answer);
  const ms = Math.round(performance.now() - begun);
  const id = answer.headers.get('x-request-id');
  const head = el(
    'p',
    {},
    el('strong', { class: answer.ok ? '' : 'bad' }, `${answer.status} ${answer.statusText}`),
    ` in ${ms} ms, `,
  );
  head.append(el('span', { class: 'soft' }, `request ${id ?? 'without a number'}`));
  return [head, body];
}

function fieldsFor(call, operation) {
  const fields = operation.parameters.map((parameter) => {
    const where = { path: 'in the path', query: 'in the query', header: 'header' }[parameter.in];
    return el(
      'label',
      {},
      el('span', {}, parameter.name, el('span', { class: 'soft' }, ` ${where}`)),
      inputFor(parameter),
    );
  });
  const schema = operation.requestBody?.content['application/json'].schema;
  if (schema) {
    const text = JSON.stringify(example(schema), null, 2);
    const rows = String(Math.min(16, text.split('\n').length + 1));
    const field = el('textarea', { name: 'body', rows, spellcheck: 'false' });
    field.value = text;
    fields.push(el('label', { class: 'wide' }, 'Body', field));
  }
  if (call.dataset.method !== 'GET')
    fields.push(el('p', { class: 'soft wide' }, 'This is no rehearsal: what is sent happens.'));
  return fields;
}

function formFor(call, operation) {
  const button = el('button', {}, 'Send');
  const curl = el('pre', { class: 'curl', tabindex: '0' });
  const terminal = el(
    'details',
    { class: 'wide', hidden: true },
    el('summary', {}, 'The same in a terminal'),
    curl,
  );
  const answer = el('div', { class: 'wide', role: 'status' });
  const form = el('form', {}, ...fieldsFor(call, operation), button, answer, terminal);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      const request = requestOf(call, operation, form);
      terminal.hidden = !operation.security.some((each) => each.accessToken);
      curl.textContent = curlOf(request);
      answer.replaceChildren(...(await send(request)));
    } catch (error) {
      answer.replaceChildren(el('p', { class: 'bad' }, error.message));
    }
    button.disabled = false;
  });
  return form;
}

async function offer(call) {
  const { paths } = await describe();
  const operation = paths[call.dataset.path][call.dataset.method.toLowerCase()];
  const room = el('details', { class: 'try' }, el('summary', {}, 'Try it'), formFor(call, operation));
  call.querySelector(':scope > p').after(room);
}

for (const call of document.querySelectorAll('.call'))
  call.addEventListener('toggle', () => void offer(call), { once: true });
showCaller();
