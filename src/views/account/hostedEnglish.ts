import texts from 'virtual:english/hosted';
import { addEnglish } from '../../locales/english';

addEnglish(texts);
