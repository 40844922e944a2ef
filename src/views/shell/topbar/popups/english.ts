import texts from 'virtual:english/popups';
import { addEnglish } from '../../../../locales/english';

addEnglish(texts);
