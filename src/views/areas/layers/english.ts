import texts from 'virtual:english/layers';
import { addEnglish } from '../../../locales/english';

addEnglish(texts);
