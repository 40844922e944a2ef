import { provideFirstPaintAssets } from '../../handover/firstPaintAssets';
import { assets } from './assets';

provideFirstPaintAssets(assets);
