/** The whole bundle in one file: `backoffice.standalone.js`, and `./standalone` of the package. */
import '..';
