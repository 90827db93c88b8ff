import terms from './terms.pdf';

export const termsUrl = terms;
