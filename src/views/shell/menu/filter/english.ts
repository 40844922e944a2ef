import texts from 'virtual:english/filter';
import { addEnglish } from '../../../../locales/english';

addEnglish(texts);
