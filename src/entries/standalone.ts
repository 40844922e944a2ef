/** The whole bundle in one file: `backoffice.standalone.js`, and `./standalone` of the package. */
import '..';
import { provideCatalogs } from '../store/language/catalogModules';

// The module of the package imports the catalogs, as the other modules do; the script fetches them.
provideCatalogs(__CATALOGS__);
