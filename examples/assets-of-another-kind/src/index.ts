import house from './house.ifc';

export const houseUrl = house;
