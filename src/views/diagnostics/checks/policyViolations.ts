import { redactUrl } from '../redact/redact';

interface Violation {
  effectiveDirective: string;
  blockedURI: string;
  sourceFile: string | null;
  lineNumber: number | null;
  disposition: string;
}

/**
 * Calls `listener` with a line per violation of the page's content security policy. Browsers with
 * ReportingObserver include earlier violations. Returns an unsubscribe function.
 */
export function observePolicyViolations(listener: (lines: string[]) => void): () => void {
  const lines = new Set<string>();
  const add = (violation: Violation) => {
    lines.add(describe(violation));
    listener([...lines]);
  };
  addEventListener('securitypolicyviolation', add);
  const observer = reports(add);
  return () => {
    removeEventListener('securitypolicyviolation', add);
    observer?.disconnect();
  };
}

function reports(add: (violation: Violation) => void): ReportingObserver | undefined {
  if (typeof ReportingObserver === 'undefined') return undefined;
  const observer = new ReportingObserver(
    (list) => {
      for (const { body } of list) {
        const violation = body as unknown as Violation & { blockedURL: string };
        add({ ...pick(violation), blockedURI: violation.blockedURL });
      }
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
  return observer;
}

/** Copies the fields of a report, which are getters on its prototype and lost in a spread. */
function pick({ effectiveDirective, sourceFile, lineNumber, disposition }: Violation) {
  return { effectiveDirective, sourceFile, lineNumber, disposition };
}

function describe({
  effectiveDirective,
  blockedURI,
  sourceFile,
  lineNumber,
  disposition,
}: Violation) {
  const only = disposition === 'report' ? ' (report only)' : '';
  const from = sourceFile ? ` < ${redactUrl(sourceFile)}:${lineNumber ?? 0}` : '';
  return `${effectiveDirective}${only}: ${redactUrl(blockedURI)}${from}`;
}
