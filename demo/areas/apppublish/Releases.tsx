import { useEffect } from 'react';
import { useArea } from './area';
import { Board } from './Board';
import { Detail } from './Detail';
import { useFocusHolder } from './focus';

/** The two pages of the area: the board at `/`, a release at its id. */
export function Releases() {
  const { path, dir, setTitle } = useArea();
  const id = decode(path.slice(1));
  const holder = useFocusHolder(path);
  useEffect(() => {
    if (!id) setTitle(undefined);
  }, [id, setTitle]);
  return (
    <div className="area releases" dir={dir} ref={holder} tabIndex={-1}>
      {id ? <Detail key={id} id={id} /> : <Board />}
    </div>
  );
}

/** Decodes a segment of the URL, which may be invalid. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
