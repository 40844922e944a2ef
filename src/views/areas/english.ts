import texts from 'virtual:english/areas';
import { addEnglish } from '../../locales/english';

addEnglish(texts);
