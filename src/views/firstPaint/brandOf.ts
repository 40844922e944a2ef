import { DEFAULT_BRAND } from '../../constants';

/** The integrator's product name, or the default. */
export const brandOf = (brand: string | undefined) => brand?.trim() || DEFAULT_BRAND;
