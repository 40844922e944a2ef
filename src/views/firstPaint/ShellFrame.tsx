import type { MouseEventHandler, ReactNode, Ref } from 'react';
import type { Translate } from '../../locales/i18n';
import { Brand, type HomeLink } from './Brand';
import { type FrameState, frameAttributes } from './frameAttributes';

interface Props {
  i18n: Translate;
  brand: string;
  home: HomeLink;
  /** Letter of the default logo; by default the first of the brand. */
  mark?: string;
  locale: string;
  /** Direction of the language if it differs from the page's. */
  dir?: 'rtl' | undefined;
  /** State that shows as attributes of the root. */
  state: FrameState;
  /** The button that condenses or opens the menu. */
  menuToggle: ReactNode;
  /** Entries of the menu. */
  menu: ReactNode;
  /** The controls at the end of the top bar. */
  tools: ReactNode;
  /** The content pane. */
  children?: ReactNode;
  /** Covers the content while the menu is an overlay. */
  backdrop?: ReactNode;
  /** A notice over the top of the content pane. */
  notice?: ReactNode;
  footer?: ReactNode;
  /** Whether the footer scrolls with the content, as on a phone. */
  footerScrolls?: boolean;
  /** Panels, toasts and dialogs above everything else. */
  layers?: ReactNode;
  contentRef?: Ref<HTMLElement>;
  onSkip?: MouseEventHandler;
}

/** Renders the shell's frame: top bar, menu, content, footer. Attributes of the root reflect its state. */
export function ShellFrame(props: Props) {
  const { i18n, brand } = props;
  return (
    <div
      className="root shell"
      lang={props.locale}
      dir={props.dir}
      {...frameAttributes(props.state)}
    >
      <div className="frame">
        {/* A region, not a header: the banner of the page is the host's. */}
        <section className="topbar" part="topbar" aria-label={brand}>
          {/* biome-ignore lint/a11y/useValidAnchor: a skip link that must leave the host's hash alone */}
          <a className="skip" href="#content" data-early onClick={props.onSkip}>
            {i18n._('shell.skip')}
          </a>
          {props.menuToggle}
          <Brand brand={brand} mark={props.mark} home={props.home} />
          <div className="tools">{props.tools}</div>
        </section>
        <nav className="sidebar" part="sidebar" aria-label={i18n._('shell.mainMenu')}>
          {props.menu}
        </nav>
        {props.backdrop}
        <main
          ref={props.contentRef}
          className="content"
          part="content"
          aria-label={brand}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling pane must be reachable by keyboard
          tabIndex={0}
        >
          {props.children ?? <Skeleton />}
          {props.footerScrolls ? props.footer : null}
        </main>
        {props.notice}
        {props.footerScrolls ? null : props.footer}
      </div>
      {props.layers}
    </div>
  );
}

/** Placeholder of the content pane while content is loading. */
export function Skeleton() {
  return <div className="skeleton" />;
}
