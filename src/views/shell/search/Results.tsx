import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { navigateOnPlainClick } from '../../../store/routing/router';
import { useShellRouter } from '../../routing/RouterProvider';
import { useLink } from '../../routing/useLink';
import { ItemIcon } from '../menu/icons/ItemIcon';
import { Highlighted } from './Highlighted';
import type { Choice, ChoiceGroup } from './useChoices';

interface Props {
  id: string;
  label: string;
  groups: ChoiceGroup[];
  /** Index of the active choice across all groups. */
  active: number;
  query: string;
  onActive(index: number): void;
  onChoose(choice: Choice, followLink: () => void): void;
}

/** The listbox of the combobox: links, so that a modified click opens a new tab. */
export function Results({ id, label, groups, active, query, onActive, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const router = useShellRouter();
  const linkOf = useLink();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query starts at the top
  useLayoutEffect(() => {
    if (active === 0) list.current?.scrollTo(0, 0);
    else
      list.current
        ?.querySelectorAll('[role="option"]')
        [active]?.scrollIntoView({ block: 'nearest' });
  }, [active, query]);
  if (!groups.length) return null;
  let index = 0;
  return (
    <div ref={list} id={id} className="palette-list" role="listbox" aria-label={label}>
      {groups.map(({ name, choices }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have the same name
        <div key={group} role="group" aria-labelledby={`${id}-group-${group}`}>
          <div id={`${id}-group-${group}`} className="palette-heading" role="presentation">
            {name}
          </div>
          {choices.map((choice) => {
            const position = index++;
            const link = {
              ...linkOf(choice.link),
              onClick: (event: MouseEvent) =>
                onChoose(choice, () => navigateOnPlainClick(router, event, choice.link)),
            };
            return (
              <a
                // The dashboard and an entry of the page may have the same id.
                key={`${choice.from} ${choice.id} ${choice.label}`}
                id={`${id}-${position}`}
                className="palette-choice"
                role="option"
                aria-selected={position === active}
                tabIndex={-1}
                onPointerMove={() => onActive(position)}
                {...link}
              >
                <ItemIcon item={choice.item} />
                <span className="palette-label">
                  <Highlighted text={choice.label} query={query} />
                </span>
                {choice.description ? (
                  <span className="palette-path">
                    <Highlighted text={choice.description} query={query} />
                  </span>
                ) : null}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
