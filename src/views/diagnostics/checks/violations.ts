import { withoutValues } from './withoutValues';

interface Violation {
  effectiveDirective: string;
  blockedURI: string;
  sourceFile: string | null;
  lineNumber: number | null;
  disposition: string;
}

/**
 * Tells each violation of the page's policy once, as a line. Where the browser keeps reports, those
 * from before are told too; elsewhere, those from now on. Returns what ends it.
 */
export function followViolations(tell: (lines: string[]) => void): () => void {
  const lines = new Set<string>();
  const add = (violation: Violation) => {
    lines.add(describe(violation));
    tell([...lines]);
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

/** A report's fields are getters of its prototype: a spread would miss them. */
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
  const from = sourceFile ? ` < ${withoutValues(sourceFile)}:${lineNumber ?? 0}` : '';
  return `${effectiveDirective}${only}: ${withoutValues(blockedURI)}${from}`;
}
