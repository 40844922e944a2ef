import { quote } from './envelope';

/** Returns whether the headers forbid to guess the content type. Browsers look at the first value. */
export function keepsType(headers: Headers): boolean {
  return split(headers.get('x-content-type-options'), ',')[0]?.toLowerCase() === 'nosniff';
}

/** Returns whether the headers keep browsers on https. Browsers look at the first header; an age of 0 ends the rule. */
export function keepsHttps(headers: Headers): boolean {
  const [first = ''] = split(headers.get('strict-transport-security'), ',');
  const ages = split(first, ';').filter((directive) => /^max-age\b/i.test(directive));
  const [, age] = /^max-age\s*=\s*"?(\d+)"?$/i.exec(ages[0] ?? '') ?? [];
  return ages.length === 1 && Number(age) > 0;
}

/** A source of `frame-ancestors` that a page of any website can match: `*`, `https:`, `https://*:443`. */
const ANY_WEBSITE = /^(https?:|(https?:\/\/)?\*(:(\d+|\*))?(\/.*)?)$/i;

/**
 * Returns why pages of every origin may frame a page with these headers; undefined if they may not. Every policy with
 * `frame-ancestors` must allow a frame. X-Frame-Options counts only without such a policy.
 */
export function frameHole(headers: Headers, hide: (text: string) => string): string | undefined {
  const policies = split(headers.get('content-security-policy'), ',')
    .map(frameAncestors)
    .filter((sources) => sources !== undefined);
  const [first] = policies;
  if (first !== undefined) {
    const isOpen = policies.every((sources) =>
      split(sources, /\s+/).some((source) => ANY_WEBSITE.test(source)),
    );
    return isOpen
      ? `frame-ancestors is ${quote(hide(first))}, which matches any website`
      : undefined;
  }
  const noPolicy = 'Content-Security-Policy has no frame-ancestors';
  const option = headers.get('x-frame-options');
  if (option === null) return noPolicy;
  return isFrameOption(option)
    ? undefined
    : `X-Frame-Options is ${quote(hide(option))}, and ${noPolicy}`;
}

/** Returns the sources of the first `frame-ancestors` in a policy; undefined without one. */
function frameAncestors(policy: string): string | undefined {
  const [directive] = split(policy, ';').filter((one) => /^frame-ancestors(\s|$)/i.test(one));
  return directive?.slice('frame-ancestors'.length).trim();
}

/** Returns whether a value of X-Frame-Options restricts frames. Different known values together count as DENY. */
function isFrameOption(value: string): boolean {
  const options = new Set(split(value.toLowerCase(), ','));
  if (options.has('deny') || options.has('sameorigin')) return true;
  return options.size > 1 && options.has('allowall');
}

function split(text: string | null, separator: string | RegExp): string[] {
  return (text ?? '').split(separator).map((part) => part.trim());
}
