import paste from '../ui/paste.module.css?inline';
import form from './form.css?inline';

/** Styles of the form, which come with its code and not with the page. */
export const formStyles = paste + form;
