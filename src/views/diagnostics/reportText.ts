import { redact } from './redact/redact';
import type { Section } from './sections';

/** Returns copies of the sections without `secrets` and anything that looks like a secret. */
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

/** Formats the report as plain text for a mail or a ticket. A failed check starts with `!`. */
export function reportText(sections: Section[]): string {
  const paragraphs = sections.map(({ title, rows }) => [title, ...rows.map(rowText)].join('\n'));
  return [`Diagnostics, ${new Date().toISOString()}`, ...paragraphs].join('\n\n');
}

function rowText({ label, lines, problem }: Section['rows'][number]): string {
  const mark = problem ? '!' : ' ';
  const [only] = lines;
  if (lines.length < 2) return `${mark} ${label}: ${only ?? ''}`;
  return [`${mark} ${label}:`, ...lines.map((line) => `    ${line}`)].join('\n');
}
