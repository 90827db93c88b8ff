import world from './world.json';

export const capital = world.planets[0].earth.europe.france.city;
