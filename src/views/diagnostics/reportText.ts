import { redact } from './checks/redact';
import type { Section } from './sections';

/** The sections with every secret struck out. */
export function redactSections(sections: Section[], secrets: readonly string[]): Section[] {
  return sections.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({
      ...row,
      label: redact(row.label, secrets),
      lines: row.lines.map((line) => redact(line, secrets)),
    })),
  }));
}

/** The report as plain text, for a mail or a ticket. */
export function reportText(title: string, sections: Section[]): string {
  const parts = sections.map(({ title: heading, rows }) =>
    [heading, ...rows.map(rowText)].join('\n'),
  );
  return [`${title}, ${new Date().toISOString()}`, ...parts].join('\n\n');
}

function rowText({ label, lines, problem }: Section['rows'][number]): string {
  const mark = problem ? '!' : ' ';
  const [only] = lines;
  if (lines.length < 2) return `${mark} ${label}: ${only ?? ''}`;
  return [`${mark} ${label}:`, ...lines.map((line) => `    ${line}`)].join('\n');
}
