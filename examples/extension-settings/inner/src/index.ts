console.log(273.15);
