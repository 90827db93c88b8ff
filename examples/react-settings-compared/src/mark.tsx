export const Mark = () => <b class="mark">*</b>;
