import { useEffect } from 'react';
import { useArea } from './area';
import { Board } from './Board';
import { Detail } from './Detail';

/** The two screens of the area: the board at its root, a release below its id. */
export function Releases() {
  const { path, setTitle } = useArea();
  const id = decode(path.slice(1));
  useEffect(() => {
    if (!id) setTitle(undefined);
  }, [id, setTitle]);
  return <div className="area releases">{id ? <Detail key={id} id={id} /> : <Board />}</div>;
}

/** What stands in the address may be anything. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
