import type { SettingName, Settings } from '../../../store/layout/settings';

/** A rectangle of the drawing: its class, then x, y, width and height in a frame of 60 by 38. */
type Shape = [className: string, x: number, y: number, width: number, height: number];

const WIDTH = 60;
const HEIGHT = 38;
const BAR = 7;
/** Width of the side menu by its style. */
const SIDE = { light: 15, dark: 15, colored: 15, compact: 11, icon: 6 };

interface Props {
  settings: Settings;
  /**
   * The setting to demonstrate: a side menu style needs the vertical layout, whatever the current
   * one.
   */
  shows: SettingName;
}

/** A small drawing of the shell with these settings. */
export function Miniature({ settings, shows }: Props) {
  const layout = { sidebar: 'vertical', topbar: 'horizontal' }[shows as string] ?? settings.layout;
  const shapes = drawing({ ...settings, layout } as Settings);
  return (
    <span className="minis">
      <Drawing shapes={shapes} theme={settings.theme === 'dark' ? 'dark' : 'light'} />
      {settings.theme === 'host' ? <Drawing shapes={shapes} theme="dark" half /> : null}
    </span>
  );
}

function Drawing(props: { shapes: Shape[]; theme: 'light' | 'dark'; half?: boolean }) {
  return (
    <svg
      className="mini"
      data-theme={props.theme}
      data-half={props.half}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {props.shapes.map(([className, x, y, width, height], index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the shapes never changes
          key={index}
          className={className}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={height < BAR ? height / 2 : 0}
        />
      ))}
    </svg>
  );
}

function drawing({ layout, width, sidebar, topbar }: Settings): Shape[] {
  const left = width === 'boxed' ? 8 : 0;
  const right = WIDTH - left;
  const vertical = layout === 'vertical';
  const side = vertical ? SIDE[sidebar] : 0;
  const bar = vertical ? 'mini-light' : `mini-${topbar}`;
  const top = BAR + 5;
  const from = left + side + 4;
  const to = right - (width === 'scrollable' ? 7 : 4);
  const room = to - from;
  return [
    ['mini-outside', 0, 0, WIDTH, HEIGHT],
    ['mini-page', left, 0, right - left, HEIGHT],
    [bar, left, 0, right - left, BAR],
    [`${bar} mini-mark`, left + 3, 2.5, 5, 2],
    ...(vertical
      ? sideMenu(sidebar, left, side)
      : [12, 20, 28].map<Shape>((x) => [`${bar} mini-mark`, left + x, 2.5, 5, 2])),
    ['mini-line', from, top, room * 0.5, 2.5],
    ['mini-line', from, top + 6, room, 2],
    ['mini-line', from, top + 11, room * 0.8, 2],
    ...(width === 'scrollable'
      ? ([
          ['mini-line', from, top + 16, room, 2],
          ['mini-line', from, top + 21, room * 0.9, 2],
          ['mini-scroll', right - 4, 2, 2, 16],
        ] satisfies Shape[])
      : []),
  ];
}

function sideMenu(style: Settings['sidebar'], left: number, width: number): Shape[] {
  const variant = { light: 'mini-light', colored: 'mini-colored' }[style as string] ?? 'mini-dark';
  const mark = width < 10 ? 2 : width - 6;
  return [
    [variant, left, BAR, width, HEIGHT - BAR],
    ...[12, 18, 24].map<Shape>((y) => [
      `${variant} mini-mark`,
      left + (width - mark) / 2,
      y,
      mark,
      style === 'compact' ? 3.5 : 2,
    ]),
  ];
}
