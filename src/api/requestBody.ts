/** A body that `fetch` sends as it is. */
export type RequestBody = string | FormData | URLSearchParams | Blob;

/**
 * Returns a body as it is sent: JSON for most values, copies of what the caller could change before it is sent. The
 * `FormData` of a frame is recognized by its tag, since it is no `instanceof` the class of this window.
 * @throws TypeError for a value without JSON, such as a cycle, and for streams, forms and lists of files
 */
export function encodeBody(body: unknown): RequestBody | undefined {
  const tag = Object.prototype.toString.call(body).slice('[object '.length, -1);
  if (tag === 'FormData') return copyOf(body as FormData);
  if (tag === 'URLSearchParams') return new URLSearchParams(body as URLSearchParams);
  if (tag === 'Blob' || tag === 'File') return body as Blob;
  if (tag === 'ArrayBuffer' || ArrayBuffer.isView(body)) return new Blob([body as BufferSource]);
  if (/^(ReadableStream|FileList|HTML\w*Element)$/.test(tag)) {
    throw new TypeError(`request() cannot send a ${tag}. Pass a FormData or a file.`);
  }
  return JSON.stringify(body);
}

function copyOf(form: FormData): FormData {
  const copy = new FormData();
  for (const [name, value] of form) copy.append(name, value);
  return copy;
}
