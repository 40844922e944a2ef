import texts from 'virtual:english/diagnostics';
import { addEnglish } from '../../locales/english';

addEnglish(texts);
